import type { NewsTexts } from './news.ts';

export const news: NewsTexts = {
  chart: {
    title: 'The organization chart is drawn',
    text: 'Zoom and fold cards with the faces of heads; a search flies to a person. Print on A4 or A3, or save as PNG or SVG.',
  },
  lists: {
    title: 'Lists say when they change',
    text: 'When another administrator changes the list you are looking at, a line says so and shows it on a press. The menu counts what waits.',
  },
  log: {
    title: 'The audit log in sentences',
    text: 'Read day by day who changed what, from what to what, and undo in place what can be undone.',
  },
  approvals: {
    title: 'Approvals',
    text: 'Send requests by forms, decide many at once, and name a stand-in for the days you are away.',
  },
  dispatches: {
    title: 'Dispatches between companies',
    text: 'A person dispatched to another company uses both portals with their own ID.',
  },
  ids: {
    title: 'Changing sign-in IDs',
    text: 'Approve requests, or change many by a file. The former ID signs in for 90 more days.',
  },
  places: {
    title: 'Office maps',
    text: 'Register buildings, floors and seats, and find a colleague’s seat on the map.',
  },
  plans: {
    title: 'Changes on a date',
    text: 'Plan moves and retirements ahead, and look at the organization of that day first.',
  },
  imports: {
    title: 'Bulk import',
    text: 'Paste from Excel or use a file to register people. You see the result before anything happens.',
  },
};
