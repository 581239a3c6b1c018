import type { Plugin } from 'vite';
import { circleOf } from './chunk-graph.ts';

/** Fails a build whose chunks import each other in a circle, where values would be used before they exist. */
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
