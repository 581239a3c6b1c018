/** The six dyes of the design system. Their grounds and inks are tokens, which know light and dark. */
export const dyes = ['celadon', 'indigo', 'persimmon', 'gardenia', 'plum', 'stone'] as const;
export type Dye = (typeof dyes)[number];
export const defaultColor: Dye = 'celadon';

/** Text colours on a custom colour. */
const inks = ['#ffffff', '#26231d'] as const;
/** WCAG AA for text. */
export const minContrast = 4.5;

export function isDye(color: string): color is Dye {
  return dyes.some((dye) => dye === color);
}

/** The ink that reads better on a colour. */
export function inkOn(color: string): string {
  const [white, dark] = inks;
  return contrast(color, white) >= contrast(color, dark) ? white : dark;
}

/** Returns true if white or dark text is readable on the colour. */
export function isReadable(color: string): boolean {
  return contrast(color, inkOn(color)) >= minContrast;
}

/** The nearest tone of the same hue on which text can be read: a little darker or a little lighter. */
export function nearestReadable(color: string): string {
  const steps = 256;
  for (let step = 0; step <= steps; step += 1) {
    for (const towards of ['#000000', '#ffffff']) {
      const tone = mix(color, towards, step / steps);
      if (isReadable(tone)) return tone;
    }
  }
  return inks[1];
}

/** WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function mix(color: string, towards: string, share: number): string {
  const end = channelsOf(towards);
  const mixed = channelsOf(color).map((channel, place) => Math.round(channel + ((end[place] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
}
