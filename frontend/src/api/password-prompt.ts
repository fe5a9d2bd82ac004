type Prompt = () => Promise<boolean>;

let prompt: Prompt | null = null;

/** Sets what asks the user for their password when a call needs it; answers how to take that back. */
export function onPasswordNeeded(ask: Prompt): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = null;
  };
}

/** Has the user confirm their password; false when they will not, or when nothing on the screen can ask. */
export const askForPassword: Prompt = () => prompt?.() ?? Promise.resolve(false);
