import type { Page } from '@playwright/test';

/** Returns the colour of a role of tokens.css on this page, as the browser computes it for an element. */
export function colourOf(page: Page, role: `--${string}`): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);
}
