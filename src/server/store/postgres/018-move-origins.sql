-- Whose an account was whose posts are to follow: their page says so too. null: nobody's, or posts of a person (from_person).
ALTER TABLE post_moves ADD COLUMN IF NOT EXISTS former_person integer;
