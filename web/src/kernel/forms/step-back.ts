/** Who hears of a step through the history before router and page do. */
export const stepBack: { heard?: ((event: PopStateEvent) => void) | undefined } = {};

// The window calls its listeners in the order in which they came, so this one comes before the router is made.
addEventListener('popstate', (event) => stepBack.heard?.(event));
