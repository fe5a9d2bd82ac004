import { Module } from '@nestjs/common';
import { ChangePromoCode } from './change-promo-code.js';
import { CreatePromoCode } from './create-promo-code.js';
import { LimitGuesses } from './limit-guesses.js';
import { PromoCodesController } from './promo-codes.controller.js';
import { PromoCodesRepository } from './promo-codes.repository.js';
import { PromoGuessesRepository } from './promo-guesses.repository.js';

@Module({
  controllers: [PromoCodesController],
  providers: [ChangePromoCode, CreatePromoCode, LimitGuesses, PromoCodesRepository, PromoGuessesRepository],
  exports: [LimitGuesses, PromoCodesRepository, PromoGuessesRepository],
})
export class PromoCodesModule {}
