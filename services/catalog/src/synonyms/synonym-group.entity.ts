import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words and phrases that mean the same to people who search, as in `Synonyms`. */
@Entity('synonyms')
export class SynonymGroup {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text', { array: true }) words!: string[];
  /** What the words mean as well, but not the other way round. */
  @Column('text', { array: true }) also!: string[];
  /** Grows with every change, so that an edit of an older version can be refused. */
  @Column('int') version!: number;
}
