import { type ComponentType, lazy, Suspense } from 'react';
import type { LoadTexts } from '../feature.ts';
import { addTexts } from '../i18n.ts';

/** A part of a page that comes later and that it can do without; `Placeholder` stands until then, or where its file does not come. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: LoadTexts,
  Placeholder: ComponentType<Props> = Absent,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await withTexts(load, texts).catch(() => Placeholder) }));
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={<Placeholder {...props} />}>
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
