import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fieldError, invalid, notFound } from '@mekong/contracts';
import { toFaults } from '../src/to-faults.js';

const faultsOf = (error: unknown) => toFaults(error, 'NOT_DELETED', 'The image could not be deleted');
const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

describe('the faults of an error', () => {
  it('are the problem that it is', () => {
    expect(faultsOf(notFound('Image'))).toEqual([
      { code: 'NOT_FOUND', params: { what: 'Image' }, message: 'Image not found' },
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('are its fields where it names some', () => {
    const errors = [fieldError('stock', 'TOO_BIG', 'Stock must be at most 9', { most: 9 })];
    expect(faultsOf(invalid(errors))).toEqual(errors);
  });

  it('say no more than what failed where nobody foresaw it; the log says why', () => {
    expect(faultsOf(new Error('no such column'))).toEqual([
      { code: 'NOT_DELETED', params: {}, message: 'The image could not be deleted. Please try again.' },
    ]);
    expect(logged).toHaveBeenCalledWith('The image could not be deleted: no such column');
  });
});
