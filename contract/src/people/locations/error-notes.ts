import type { ErrorNotes } from '../../kernel/errors.ts';
import type { locationErrors } from './errors.ts';

export const locationErrorNotes: ErrorNotes<typeof locationErrors> = {
  CM302: {
    cause: 'The floor has no map, or the person has no seat; somebody else may have deleted it just now.',
    remedy: 'Read the floor again.',
  },
  CM303: {
    cause: 'Only a map whose drawing was broken off can be drawn again without its file.',
    remedy: 'Send the file again.',
  },
  CM304: {
    cause: 'A building stands under the company of the session, by its code, and under no other.',
    remedy: 'Give `parentId` the code of your own company.',
  },
  CM305: {
    cause: 'The building was deleted, it belongs to another company, or the ID is that of a floor.',
    remedy: 'Read the list of locations again and choose a building of it.',
  },
  CM306: {
    cause: 'The floor was deleted, it belongs to another company, or the ID is that of a building.',
    remedy: 'Read the list of locations again and choose a floor of it.',
  },
  CM309: {
    cause: 'A building is deleted once nothing stands under it.',
    remedy: 'Delete its floors first.',
  },
  CM310: {
    cause: 'The deletion does not say that the seats go with the floor.',
    remedy: 'Delete them, or delete the floor with `seats=deleted`; the undo brings them back with who sits there.',
  },
  CM311: {
    cause: 'The deletion does not say that the seat is freed.',
    remedy: 'Free it, or delete it with `person=freed`; the undo gives it back.',
  },
  FLOOR_MAP_KIND: {
    cause:
      'The file is no PNG, JPEG, WebP, GIF or PDF by its first bytes, whatever its name says. SVG is none of them.',
    remedy: 'Save the plan in one of these formats and send it again.',
  },
  SEAT_TAKEN: {
    cause: 'Another person was given the seat before.',
    remedy: 'Choose a free one, or free this one first.',
  },
};
