export const en = {
  title: 'Background jobs',
  counted: '{{number}} in progress',
  nothing:
    'Long-running work, such as an export, continues here while you do something else. Results can be downloaded for {{number}} days.',
  loading: 'Loading background jobs.',
  kinds: {
    'export-employees': 'Export of members',
  },
  states: {
    queued: 'Waiting',
    running: 'In progress',
    done: 'Completed',
    cancelled: 'Canceled',
    failed: 'Failed',
  },
  amount_one: '{{number}} item',
  amount_other: '{{number}} items',
  progress_one: '{{done}} of {{number}} item',
  progress_other: '{{done}} of {{number}} items',
  keptUntil: 'Can be downloaded until {{date}}',
  cancel: 'Cancel',
  download: 'Download',
  remove: 'Remove from the list',
  finished: '{{name}}: completed.',
  failed: '{{name}}: {{reason}}',
};
