"""Browsers that Playwright does not drive: Chromium 67, 79 and 92 as on TVs, Firefox, and WebKit as on iPhones."""
