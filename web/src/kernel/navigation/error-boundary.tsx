import { Component, type ReactNode } from 'react';
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
  readonly place?: string | undefined;
}

/** Catches what no page expected, and says so with the code that support can look up. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { hasThrown: false };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { thrown, hasThrown: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return state.place === place ? null : { hasThrown: false, place };
  }

  override render() {
    const { hasThrown, thrown } = this.state;
    if (!hasThrown) return this.props.children;
    const failure = <FailedPage thrown={thrown} />;
    return this.props.isBare ? <main>{failure}</main> : failure;
  }
}
