import type { Plugin } from 'vite';
import { circleOf } from './chunk-graph.ts';

/** Ends a build whose chunks import each other in a circle: one of them would be asked for a class or a value that has not run yet. */
export function refuseCircles(): Plugin {
  return {
    name: 'madang-refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`chunks import each other: ${circle.join(' -> ')}`);
    },
  };
}
