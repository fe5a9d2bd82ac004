import { z } from 'zod';
import { Answers, AnswersOnce } from '../src/index.js';

const named = z.object({ name: z.string() });

/** Whoever takes a line out of these that says what is to be refused sees that it is: `npm run check` compiles this file. */
class Planted {
  @Answers('As documented', 200, named)
  one() {
    return { name: 'Tonle' };
  }

  // @ts-expect-error A method has to answer what is documented.
  @Answers('A number for a name', 200, named)
  another() {
    return { name: 1 };
  }

  // @ts-expect-error Also one that may answer nothing.
  @Answers('Sometimes nothing', 200, named)
  async sometimes() {
    return this.one().name === '' ? undefined : { name: 'Tonle' };
  }

  // @ts-expect-error What is kept for a key has to be what is documented.
  @AnswersOnce((id: number) => ({ name: id }), 'A number for a name', 200, named)
  async once() {
    return 1;
  }
}

it('a method that answers otherwise than documented does not compile', () => {
  expect(new Planted().one()).toEqual({ name: 'Tonle' });
});
