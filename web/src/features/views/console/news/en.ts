import type { NewsTexts } from './news.ts';

export const news: NewsTexts = {
  chart: {
    title: 'A visual organization chart',
    text: 'Zoom, collapse branches, and search to jump to a member. Print on A4 or A3, or save as PNG or SVG.',
  },
  lists: {
    title: 'See when lists change',
    text: 'When another administrator changes the list you are viewing, a notice appears; select it to show the changes. The menu shows the number of pending items.',
  },
  log: {
    title: 'The audit log in sentences',
    text: 'See who changed what each day, with values before and after, and undo changes right there.',
  },
  approvals: {
    title: 'Approvals',
    text: 'Send requests with forms, decide on many at once, and set a stand-in for the days you are away.',
  },
  dispatches: {
    title: 'Dispatches between companies',
    text: 'Members dispatched to another company use both portals with their own ID.',
  },
  ids: {
    title: 'Changing sign-in IDs',
    text: 'Approve requests, or change many IDs with a file. The former ID keeps working for 90 days.',
  },
  places: {
    title: 'Office maps',
    text: 'Add buildings, floors and seats, and find a colleague’s seat on the map.',
  },
  plans: {
    title: 'Changes on a date',
    text: 'Plan moves and retirements ahead, and see what the organization will look like on that day.',
  },
  imports: {
    title: 'Bulk import',
    text: 'Paste from Excel or upload a file to add members. You see the result before anything changes.',
  },
};
