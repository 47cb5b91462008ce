-- Accounts that an import gave to people by the name they show; null: it was not asked to.
ALTER TABLE imports ADD COLUMN IF NOT EXISTS linked integer;
