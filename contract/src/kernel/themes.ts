import { daySeconds } from './durations.ts';

/** Light and dark as a person chose them; who chose neither has what the system says. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The cookie that keeps a chosen theme; the server writes it on the page, the web sets it, so it is not HttpOnly. */
export const themeCookie = { name: 'theme', maxAgeSeconds: 365 * daySeconds } as const;

export function toTheme(value: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}
