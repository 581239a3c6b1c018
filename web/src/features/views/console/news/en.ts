import type { NewsTexts } from './news.ts';

export const news: NewsTexts = {
  chart: {
    title: 'A drawn organization chart',
    text: 'Zoom, fold branches, and search to fly to a person. Print on A4 or A3, or save as PNG or SVG.',
  },
  lists: {
    title: 'Lists tell you when they change',
    text: 'When another administrator changes the list in front of you, a line tells you so and shows the changes when you select it. The menu counts what is waiting.',
  },
  log: {
    title: 'The audit log in sentences',
    text: 'See day by day who changed what, with the values before and after, and undo it right there.',
  },
  approvals: {
    title: 'Approvals',
    text: 'Send requests with forms, decide on many at once, and name a stand-in for the days you are away.',
  },
  dispatches: {
    title: 'Dispatches between companies',
    text: 'A person dispatched to another company uses both portals with their own ID.',
  },
  ids: {
    title: 'Changing sign-in IDs',
    text: 'Approve requests, or change many with a file. The former ID keeps working for 90 days.',
  },
  places: {
    title: 'Office maps',
    text: 'Register buildings, floors and seats, and find a colleague’s seat on the map.',
  },
  plans: {
    title: 'Changes on a date',
    text: 'Plan moves and retirements ahead, and see what the organization will look like on that day.',
  },
  imports: {
    title: 'Bulk import',
    text: 'Paste from Excel or use a file to register people. You see the result before anything happens.',
  },
};
