/** WIZ-07: wire code of the start screen: the inbox or the portal's home. */
export const homeScreens = ['ML', 'PT'] as const;
export type HomeScreen = (typeof homeScreens)[number];

/** A stored code; one that a release no longer knows is the default. */
export function toHomeScreen(stored: string): HomeScreen {
  return homeScreens.find((code) => code === stored) ?? 'ML';
}
