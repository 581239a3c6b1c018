import { Component, type ReactNode } from 'react';
import { type KeptValues, KeptValuesContext, typedNow } from './kept-values.ts';
import { FailedPage } from '../pages/failed.tsx';

interface Props {
  /** Another place is tried again: a page that failed takes nothing from the next one. */
  readonly place?: string;
  /** Nothing else is around the failure, the page's landmark neither. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: unknown;
  readonly hasThrown: boolean;
  /** Input typed before the page was redrawn, which happens once for each place. */
  readonly kept?: KeptValues | undefined;
  readonly place?: string | undefined;
}

/**
 * Catches what no page expected. Draws the page again once, since translators change its elements
 * (docs/decisions/forms-and-open-pages.md); then shows the code for support.
 */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { hasThrown: false };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { thrown, hasThrown: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    if (state.place !== place) return { hasThrown: false, kept: undefined, place };
    // The document refused what React did to its elements. What fails while it is drawn, such as a refused call, fails again at once.
    const isMendable = state.hasThrown && !state.kept && state.thrown instanceof DOMException;
    return isMendable ? { hasThrown: false, kept: typedNow(), place } : null;
  }

  override render() {
    const { hasThrown, thrown, kept } = this.state;
    // React draws all children from nothing after an error, whether or not they are others.
    if (!hasThrown) return <KeptValuesContext value={kept}>{this.props.children}</KeptValuesContext>;
    const failure = <FailedPage thrown={thrown} />;
    return this.props.isBare ? <main>{failure}</main> : failure;
  }
}
