import { type ComponentType, lazy, Suspense } from 'react';
import type { LoadTexts } from '../feature.ts';
import { addTexts } from '../i18n.ts';

/** A part of a page that comes after it and that it can do without: where its file does not come, the page stays as it is. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: LoadTexts,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await withTexts(load, texts).catch(() => Absent) }));
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A part that stands on another capability's page says texts that the page has not loaded. */
async function withTexts<Props extends object>(load: () => Promise<ComponentType<Props>>, texts?: LoadTexts) {
  const [part] = await Promise.all([load(), texts && addTexts((await texts()).pageTexts)]);
  return part;
}

function Absent() {
  return null;
}
