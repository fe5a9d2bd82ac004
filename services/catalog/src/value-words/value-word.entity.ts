import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the shop says in Khmer for a part of a specification's value, such as `black` or `up to # hours`. */
@Entity('value_words')
export class ValueWord {
  /** In small letters, with # for each number. */
  @PrimaryColumn('text') value!: string;
  @Column('text') khmer!: string;
}
