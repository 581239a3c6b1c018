import { arrangePortlets, listPortlets } from '@madang/contract/workplace/portlets/routes.ts';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoableSaying } from '../../../../kernel/sections/undoable.ts';
import { homeQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { type Arrangement, arrangementOf, placesOf } from './arrangement.ts';

/** Query of portlets, shared with the console's section. */
const portletsQuery = queryOptions({
  queryKey: ['portlets'],
  queryFn: ({ signal }) => call(listPortlets, {}, { signal }),
  staleTime: 0,
});

/** The home as it is being arranged: every step until it is saved can be taken back, and so can the saving. */
export function useArrangement(onSaved: () => void) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoableSaying({ undo: t('arrange.undo'), undone: t('arrange.undone') });
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(portletsQuery);
  const [before] = useState(() => arrangementOf(data.items));
  const [steps, setSteps] = useState<readonly Arrangement[]>([]);
  const [isBusy, setBusy] = useState(false);
  const now = steps.at(-1) ?? before;
  const reread = () =>
    Promise.all([queries.invalidateQueries(homeQuery), queries.invalidateQueries({ queryKey: ['portlets'] })]);
  const save = async () => {
    setBusy(true);
    try {
      const body = { portlets: placesOf(now), expected: placesOf(before) };
      const saved = await sendChange(arrangePortlets, { body });
      await reread();
      undoable(t('arrange.saved'), saved, reread);
      onSaved();
    } catch (thrown) {
      await notices.showError(thrown);
      await reread();
    } finally {
      setBusy(false);
    }
  };
  return {
    now,
    isBusy,
    hasSteps: steps.length > 0,
    make: (next: Arrangement) => next !== now && setSteps([...steps, next]),
    takeBack: () => setSteps(steps.slice(0, -1)),
    save,
  };
}
