import type { ListEntry } from '../checked-list.ts';

/** Addresses to be read, one a line, behind their names; Latin letters whatever the page speaks (ACS-06). */
export function AddressList({ entries }: { readonly entries: readonly ListEntry[] }) {
  return (
    <ul>
      {entries.map(({ name, recipient, number }) => (
        <li key={number}>
          {name !== '' && <span>{`${name} · `}</span>}
          <span lang="en">{recipient}</span>
        </li>
      ))}
    </ul>
  );
}
