import { fieldError, invalid } from '@mekong/contracts';

/** Which field of the form has a serial number that cannot be. */
export interface SerialField {
  /** The places of its line and its piece in the form, from 0. */
  place: number;
  piece: number;
  name: string;
  serial: string;
}

const fieldOf = ({ place, piece }: SerialField) => `lines.${place}.serials.${piece}`;
const paramsOf = ({ piece, name, serial }: SerialField) => ({ piece: piece + 1, name, serial });

/** Two pieces of a line have the same. */
export const serialsTwice = (fields: SerialField[]) =>
  invalid(
    fields.map((field) => {
      const message = `Piece ${field.piece + 1} of ${field.name}: serial number ${field.serial} is entered twice`;
      return fieldError(fieldOf(field), 'SERIAL_TWICE', message, paramsOf(field));
    }),
  );

/** A piece of another order has it. */
export const serialsTaken = (fields: (SerialField & { order: string })[]) =>
  invalid(
    fields.map((field) => {
      const message = `Piece ${field.piece + 1} of ${field.name}: serial number ${field.serial} is in order ${field.order} already`;
      return fieldError(fieldOf(field), 'SERIAL_TAKEN', message, { ...paramsOf(field), order: field.order });
    }),
  );

/** More serial numbers than pieces. */
export const tooManySerials = (place: number, name: string, most: number) =>
  invalid([
    fieldError(`lines.${place}.serials`, 'TOO_MANY', `${name} has at most ${most} serial numbers`, { most }),
  ]);
