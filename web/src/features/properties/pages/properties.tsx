import { listProperties, type PropertyRow } from '@madang/contract/properties/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { thrownText } from '../../../kernel/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Contents, Section } from '../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../ui/parts/states.tsx';
import { PropertyEditor } from '../parts/property-editor.tsx';
import { propertiesKey } from '../properties-key.ts';
import { groupOf, propertyGroups } from '../property-groups.ts';
import { useText } from '../texts.ts';

/** What the operator sets for the whole platform, one value saved at a time. */
export function PropertiesPage() {
  const t = useText();
  usePageTitle(t('title'));
  const listed = useQuery({
    queryKey: propertiesKey,
    queryFn: async ({ signal }) => (await call(listProperties, { query: {} }, { signal })).items,
  });
  return (
    <>
      <h1>{t('title')}</h1>
      {listed.isPending && <Skeleton label={t('loading')} lines={6} />}
      {listed.isError && (
        <ErrorState
          title={thrownText(listed.error)}
          action={<Button onClick={() => void listed.refetch()}>{t('retry')}</Button>}
        />
      )}
      {listed.data && <Groups rows={listed.data} />}
    </>
  );
}

function Groups({ rows }: { readonly rows: readonly PropertyRow[] }) {
  const t = useText();
  return (
    <>
      <Contents
        label={t('contents')}
        sections={propertyGroups.map((group) => ({ id: group, title: t(`groups.${group}`) }))}
      />
      {propertyGroups.map((group) => (
        <Section key={group} id={group} title={t(`groups.${group}`)}>
          {rows
            .filter(({ key }) => groupOf(key) === group)
            .map((row) => (
              // A saved value begins a new form, so that it is no longer a change.
              <PropertyEditor key={`${row.key} ${JSON.stringify(row.value)}`} row={row} />
            ))}
        </Section>
      ))}
    </>
  );
}
