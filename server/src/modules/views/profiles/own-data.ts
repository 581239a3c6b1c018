import { kernelData } from '../../../kernel/own-data/kernel-data.ts';
import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

/** Sections with everything that the product holds about a person, in the order in which they read it. */
export function ownDataSections({ contributed }: Pick<Kernel, 'contributed'>): readonly OwnDataSection[] {
  const parts = contributed.of('ownData').toSorted((one, other) => one.place - other.place);
  return [...parts.flatMap(({ sections }) => sections), ...kernelData];
}
