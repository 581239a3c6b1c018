/** Listener for a step through the history, called before the router and the page. */
export const stepBack: { heard?: ((event: PopStateEvent) => void) | undefined } = {};

// The window calls its listeners in the order in which they came, so this one comes before the router is made.
addEventListener('popstate', (event) => stepBack.heard?.(event));
