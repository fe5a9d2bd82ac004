import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from './user.entity.js';
import { OrderPhonesRepository } from './order-phones.repository.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  providers: [OrderPhonesRepository, UsersRepository],
  exports: [OrderPhonesRepository, UsersRepository],
})
export class UsersModule {}
