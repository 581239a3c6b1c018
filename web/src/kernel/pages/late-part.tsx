import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a page that comes after it and that it can do without: where its file does not come, the page stays as it is. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Absent) }));
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Absent() {
  return null;
}
