import { lazy, Suspense } from 'react';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const Searchable = lazy(async () => ({ default: (await import('./searchable-select.tsx')).SearchableSelect }));

/**
 * One of a long list, found by typing, such as a country. Its code comes when it is first drawn; until
 * then, and if it never comes, the system's own list does the work.
 */
export function SearchField(props: SelectFieldProps) {
  return (
    <Suspense fallback={<SelectField {...props} />}>
      <Searchable {...props} />
    </Suspense>
  );
}
