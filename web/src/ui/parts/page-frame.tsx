import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { goToPlace } from '../go-to-place.ts';
import { Logo } from './logo.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** 'Skip to content'. */
  readonly skipText: string;
  readonly homeHref: string;
  readonly homeLabel: string;
  /** Whose pages these are; the product's without it. */
  readonly brand?: ReactNode;
  /** Above everything: what holds for the whole page. */
  readonly banner?: ReactNode;
  /** Content at the top right: the language switch. */
  readonly tools: ReactNode;
  readonly footer: ReactNode;
  /** A second column, in which the page shows something; the words keep to the line of the logo then. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A public page: head, content, foot, and the way past the head. */
export function PageFrame({
  skipText,
  homeHref,
  homeLabel,
  brand,
  banner,
  tools,
  footer,
  beside,
  children,
}: PageFrameProps) {
  const words = (
    <div className={styles['frame']}>
      <SkipLink text={skipText} />
      {banner}
      <header className={styles['head']}>
        <a className={styles['home']} href={homeHref} aria-label={brand === undefined ? homeLabel : undefined}>
          {brand ?? <Logo />}
          {brand !== undefined && <VisuallyHidden>{homeLabel}</VisuallyHidden>}
        </a>
        {tools}
      </header>
      <main id={contentId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles['foot']}>{footer}</footer>
    </div>
  );
  if (beside === undefined) return words;
  return (
    <div className={styles['columns']}>
      {words}
      {beside}
    </div>
  );
}

interface BarFrameProps {
  readonly skipText: string;
  /** The bar over the page, which stays in sight. */
  readonly bar: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A page under a bar of its own. */
export function BarFrame({ skipText, bar, footer, children }: BarFrameProps) {
  return (
    <div className={styles['frame']}>
      <SkipLink text={skipText} />
      {bar}
      <main id={contentId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles['foot']}>{footer}</footer>
    </div>
  );
}

const contentId = 'content';

/** The first thing the keyboard meets: past the head, to what the page is about. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles['skip']} href={`#${contentId}`} onClick={goToPlace}>
      {text}
    </a>
  );
}

/** Links and small print in a row. */
export function FooterLinks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles['links']} aria-label={label}>
      {children}
    </nav>
  );
}
