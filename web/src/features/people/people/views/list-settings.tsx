import { lazy, Suspense } from 'react';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { ColumnsIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import type { LayoutFieldsProps } from './layout-fields.tsx';

const LayoutFields = lazy(async () => ({ default: (await import('./layout-fields.tsx')).LayoutFields }));

/** Shows the list's layout settings, stored for the user. */
export function ListSettings(props: LayoutFieldsProps) {
  const t = useText();
  return (
    <DropDown
      label={t('layout.label')}
      name={t('layout.label')}
      icon={<ColumnsIcon />}
      tip={t('layout.label')}
      side="end"
    >
      <Suspense>
        <LayoutFields {...props} />
      </Suspense>
    </DropDown>
  );
}
