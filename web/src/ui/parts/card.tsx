import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { goToPlace } from '../go-to-place.ts';
import styles from './card.module.css';

/** Something that lies on the page: a surface with a hairline and no shadow. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles['card']}>{children}</div>;
}

interface PageCardProps {
  readonly title: string;
  /** A sentence under the title: what this page is for, what it takes. */
  readonly lead?: ReactNode;
  /** Above the title: steps of the way. */
  readonly steps?: ReactNode;
  /** Results and long texts take the wide card. */
  readonly wide?: boolean;
  /** Pages that only say something show a drawing (ui/drawings) above it. */
  readonly drawing?: ReactNode;
  readonly children?: ReactNode;
}

/** The one card of a public page. */
export function PageCard({ title, lead, steps, wide, drawing, children }: PageCardProps) {
  return (
    <article className={cx(styles['page'], wide && styles['wide'])}>
      {drawing}
      {steps}
      <header className={cx(styles['head'], drawing !== undefined && styles['centred'])}>
        {/* The page's heading takes the focus after a change of view, so that it is read out. */}
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      </header>
      {children}
    </article>
  );
}

/** Fields and sections of a form, one under the other with even space. */
export function Stack({ children, tight }: { readonly children: ReactNode; readonly tight?: boolean }) {
  return <div className={cx(styles['stack'], tight && styles['tight'])}>{children}</div>;
}

interface ActionsProps {
  /** True for a form that can be left without its act: the way out first, the act last, at the right. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}

/** Buttons at the end of a card; the first is the main one, but for a form that can be left. */
export function Actions({ atEnd = false, children }: ActionsProps) {
  return <div className={cx(styles['actions'], atEnd && styles['atEnd'])}>{children}</div>;
}

interface SectionProps {
  /** Target id for a link in the page's contents. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long form, under a name of its own. */
export function Section({ id, title, help, children }: SectionProps) {
  return (
    <section id={id} className={styles['section']}>
      <h2>{title}</h2>
      {help !== undefined && <p className={styles['lead']}>{help}</p>}
      <Stack>{children}</Stack>
    </section>
  );
}

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The sections of a long page at its top, each a link down to it. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles['contents']}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToPlace}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Names and values, as on a result page. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
