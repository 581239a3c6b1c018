import { consentHeads as headsOf } from '../consent-table.ts';
import { at, type SampleEdition } from './sample.ts';

export const sampleNotice =
  '<p><strong>Sample text</strong> — This text is an example that lets you try the product. Before running the service for real, replace it with a text that the operator’s lawyer has reviewed.</p>';

/** The day a version takes effect and what it changed. */
export function supplement(edition: SampleEdition, dates: readonly string[], changes: { 2: string; 3: string }): string {
  const change = at(edition, { 1: 'First version.', ...changes });
  return `<h3>Effective date and changes</h3><p>In force from ${dates[edition.step - 1]}.</p><p>Changes: ${change}</p>`;
}

export const consentHeads = headsOf('en');

export const transferHeads = {
  ...consentHeads,
  purpose: 'Purpose of use by the recipient',
  items: 'Items transferred',
};
