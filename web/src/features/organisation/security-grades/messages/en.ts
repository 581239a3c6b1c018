export const en = {
  title: 'Security grades',
  lead: 'A lower number is a higher clearance. Boards grant access by this grade. Names are shown next to the number.',
  panel: 'Grade {{grade}}',
  grade: 'Grade',
  name: 'Name',
  englishName: 'English name',
  save: 'Save',
  saved: 'The name of grade {{grade}} was saved.',
  help: 'Leave empty to use the default name.',
  named: '{{grade}} · {{name}}',
  /** The product's own, where a company has none. */
  names: {
    grade3: 'Highest',
    grade4: 'High',
    grade5: 'General',
    grade9: 'Restricted',
    grade10: 'Minimal',
  },
};
