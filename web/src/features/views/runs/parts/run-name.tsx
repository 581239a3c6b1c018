import { useQuery } from '@tanstack/react-query';
import { useRunTitle } from '../../../ground/run-titles/index.ts';
import { namesQuery } from '../api.ts';

interface RunNameProps {
  readonly runId: string;
  /** Name until the title is known. */
  readonly fallback: string;
}

/** The title of a run in the tray. */
export function RunName({ runId, fallback }: RunNameProps) {
  const titleOf = useRunTitle();
  const { data } = useQuery(namesQuery(runId));
  return <span>{data ? titleOf(data) : fallback}</span>;
}
