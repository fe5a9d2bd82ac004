import { failuresFile } from './failures-file.js';

it('the failed rows of an upload whose cells are all kept by names come back with them', () => {
  const rows = [{ cells: { Note: 'mine', name: 'Mouse' }, reason: 'Bad' }];
  expect(failuresFile(['Note', 'name'], rows).toString()).toBe('\ufeffNote,name,error\r\nmine,Mouse,Bad');
});
