import { ownRightsAddress } from '@madang/contract/access/right-requests/rules.ts';
import type { RefusedRight } from '@madang/contract/kernel/errors.ts';

/** MEM-09: the page that explains a refusal to the person themselves, and where they ask for the permission. */
export function whyAddress({ permission, kind, id }: RefusedRight): string {
  return `${ownRightsAddress}?${new URLSearchParams({ right: permission, kind, id }).toString()}`;
}

/** The refused right in such an address. */
export function rightInAddress(search: string): RefusedRight | undefined {
  const found = new URLSearchParams(search);
  const [permission, kind, id] = ['right', 'kind', 'id'].map((name) => found.get(name) ?? '');
  return permission ? { permission, kind: kind ?? '', id: id ?? '' } : undefined;
}
