export const en = {
  title: 'Jobs',
  counted: '{{number}} under way',
  nothing:
    'Long work, such as an export, goes on here while you work elsewhere. Its result can be downloaded for {{number}} days.',
  loading: 'Loading the jobs.',
  kinds: {
    'export-employees': 'Export of employees',
  },
  states: {
    queued: 'Waiting',
    running: 'Under way',
    done: 'Finished',
    cancelled: 'Cancelled',
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
  finished: '{{name}}: finished.',
  failed: '{{name}}: {{reason}}',
};
