import { useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { askingFor } from '../address.ts';
import { dispatchesQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** STA-03: the way from a person to the form that asks for their dispatch, for readers who may ask. */
export function AskForPerson({ personId }: { readonly personId: string }) {
  const t = useText();
  const { data } = useQuery(dispatchesQuery({ side: 'home', which: 'open', page: 1 }));
  return can(data, 'ask') && <Link to={askingFor(personId)}>{t('ask.act')}</Link>;
}
