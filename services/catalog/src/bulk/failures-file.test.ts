import { failuresFile } from './failures-file.js';
import { rowFault } from './row-fault.js';

it('the failed rows of an upload whose cells are all kept by names come back with them', () => {
  const rows = [{ cells: { Note: 'mine', name: 'Mouse' }, faults: [rowFault('INVALID', 'Bad')] }];
  expect(failuresFile(['Note', 'name'], rows).toString()).toBe('\ufeffNote,name,error\r\nmine,Mouse,Bad');
});
