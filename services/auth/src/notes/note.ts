/** What staff wrote down about a person, for each other. */
export interface Note {
  id: number;
  text: string;
  writtenAt: Date;
  byName: string;
}
