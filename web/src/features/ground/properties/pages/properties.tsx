import { listProperties } from '@madang/contract/ground/properties/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../kernel/call.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { Settings } from '../parts/settings.tsx';
import { propertiesKey } from '../properties-key.ts';
import { useText } from '../texts.ts';

/** Shows the operator's settings for the whole platform, saved one value at a time. */
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
      {listed.data && <Settings rows={listed.data} />}
    </>
  );
}
