import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('brands')
export class Brand {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text') name!: string;
  @Column('text', { name: 'name_key', unique: true }) nameKey!: string;
  @Column('text', { name: 'image_url' }) imageUrl!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
