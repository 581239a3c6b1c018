import type { ComponentProps } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { PageCard } from '../../../../ui/parts/card.tsx';

/** A card whose title is the page's own too: what the page is about changes while it is open. */
export function TitledCard({ title, ...card }: ComponentProps<typeof PageCard> & { readonly title: string }) {
  usePageTitle(title);
  return <PageCard title={title} {...card} />;
}
