import { Component, type ReactNode } from 'react';
import { FailedPage } from '../kernel/pages/failed.tsx';

interface State {
  readonly thrown?: unknown;
  readonly hasThrown: boolean;
}

/** Catches what no page expected, and says so with the code that support can look up. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { hasThrown: false };

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown, hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? <FailedPage thrown={this.state.thrown} /> : this.props.children;
  }
}
