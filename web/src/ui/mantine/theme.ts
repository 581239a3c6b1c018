import { createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Mantine takes its colours from the roles of tokens.css, by the variables of index.css; the theme only
 * has to know that there is a colour named `celadon`. It never writes styles itself, which a strict
 * Content-Security-Policy would refuse.
 */
const celadon: MantineColorsTuple = [
  'var(--accent-soft)',
  'var(--accent-soft)',
  'var(--accent-soft)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent-strong)',
  'var(--accent-strong)',
];

const theme = createTheme({
  colors: { celadon },
  primaryColor: 'celadon',
  primaryShade: 6,
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

export const mantineProviderProps = {
  theme,
  defaultColorScheme: 'auto',
  withCssVariables: false,
  withGlobalClasses: false,
} as const;
