import { type Dye, inkOn, isDye } from './colors.ts';

interface Pair {
  readonly ground: string;
  readonly ink: string;
}

/** The values of the dyes, for what knows no tokens: mails and the browser's tab. Pages that draw with tokens do without. */
const dyeValues: Readonly<Record<Dye, { readonly light: Pair; readonly dark: Pair }>> = {
  celadon: { light: { ground: '#dcebe5', ink: '#25564b' }, dark: { ground: '#29423a', ink: '#a9d6c9' } },
  indigo: { light: { ground: '#e0e7ee', ink: '#34506e' }, dark: { ground: '#2a3746', ink: '#b4cbe4' } },
  persimmon: { light: { ground: '#f5e2d6', ink: '#84452a' }, dark: { ground: '#46312a', ink: '#ecbfa8' } },
  gardenia: { light: { ground: '#f2e7ca', ink: '#6b520f' }, dark: { ground: '#3f361f', ink: '#e2cb8e' } },
  plum: { light: { ground: '#eddfe6', ink: '#6f4159' }, dark: { ground: '#3f2f39', ink: '#dfb9cc' } },
  stone: { light: { ground: '#e7e2d8', ink: '#544e43' }, dark: { ground: '#38352f', ink: '#cfc7b7' } },
};

/** Ground and ink of a company's colour as plain values. */
export function colorPair(color: string): Pair {
  return isDye(color) ? dyeValues[color].light : { ground: color, ink: inkOn(color) };
}

/** A company's colour as the ground of a button and a mark in a mail: of a dye its ink, which stands out from paper. */
export function mailColors(color: string): { readonly light: Pair; readonly dark: Pair } {
  if (!isDye(color)) return { light: colorPair(color), dark: colorPair(color) };
  const { light, dark } = dyeValues[color];
  return { light: { ground: light.ink, ink: inkOn(light.ink) }, dark: { ground: dark.ink, ink: dark.ground } };
}
